export { ItemPicture, type PicturedItem } from './details/ItemPicture.tsx'
export { OrderDetails } from './details/OrderDetails.tsx'
