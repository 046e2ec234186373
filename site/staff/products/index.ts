export {
  $products,
  followProductView,
  loadCategories,
  loadProducts,
  refetchProducts,
} from './products.ts'
