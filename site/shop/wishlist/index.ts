export { WishButton } from './WishButton.tsx'
export { $wishlist, loadWishlist } from './wishlist.ts'
