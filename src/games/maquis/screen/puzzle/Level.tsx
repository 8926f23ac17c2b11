export { default } from '#play/screen/puzzles/Level.tsx';
