/** What is seldom opened, in one file. */
export { LogView } from './LogView.tsx';
export { Menu } from './Menu.tsx';
