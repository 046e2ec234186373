export { ItemPicture, type PicturedItem } from './details/ItemPicture.tsx'
