export { $wishlist, loadWishlist } from './wishlist.ts'
