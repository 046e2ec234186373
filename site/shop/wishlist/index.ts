export { fillHearts } from './fill-hearts.ts'
export { $wishlist, addWishes, loadWishlist } from './wishlist.ts'
