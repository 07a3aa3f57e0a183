export { LeftMenu } from './ui/LeftMenu.tsx';
