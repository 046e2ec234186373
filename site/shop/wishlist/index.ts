export { $wishlist, addWishes, fillHearts, loadWishlist } from './wishlist.ts'
