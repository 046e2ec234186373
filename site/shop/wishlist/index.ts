export { $wishlist, loadWishlist, toggleWish } from './wishlist.ts'
