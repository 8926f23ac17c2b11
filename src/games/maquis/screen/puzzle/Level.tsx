import '#play/screen/style/level.css';

export { default } from '#play/screen/puzzles/Level.tsx';
