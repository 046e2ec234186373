export { HeldBackOrders } from './changes/HeldBackOrders.tsx'
export { OrderConflicts } from './changes/OrderConflicts.tsx'
export { ItemPicture, type PicturedItem } from './details/ItemPicture.tsx'
export { OrderDetails } from './details/OrderDetails.tsx'
