export { ItemPicture } from './details/ItemPicture.tsx'
