export { $wishlist, loadWishlist, wishlistKey } from './wishlist.ts'
