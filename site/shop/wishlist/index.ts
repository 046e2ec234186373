export { $wishlist, addWishes, loadWishlist, toggleWish } from './wishlist.ts'
