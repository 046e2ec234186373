export { WishButton } from './WishButton.tsx'
