export { loadCategories, productList } from './products.ts'
