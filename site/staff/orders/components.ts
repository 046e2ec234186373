export { HeldBackOrders } from './changes/HeldBackOrders.tsx'
export { OrderConflicts } from './changes/OrderConflicts.tsx'
export { OrderDetails } from './details/OrderDetails.tsx'
export { ItemPicture, type PicturedItem } from './items/ItemPicture.tsx'
