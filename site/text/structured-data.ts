import type { Product } from '../../modules/shared/contract/api.d.ts'
import { returnDays } from '../../modules/shared/terms.ts'
import { paths } from '../paths.ts'
import { capital } from './capital.ts'
import { pageHeads } from './page-heads.ts'
import { shop } from './shop-facts.ts'

/** Makes absolute addresses of paths, as structured data for search engines (schema.org) needs them. */
type Absolute = (path: string) => string

/** The shop's name and address for schema.org; a VAT number only if it has one. */
export const shopData = (isVatRegistered: boolean) => ({
  name: shop.name,
  email: shop.email,
  telephone: shop.phone,
  ...(isVatRegistered && { vatID: `NO${shop.organisationNumber.replaceAll(' ', '')}MVA` }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: shop.street,
    postalCode: shop.postalCode,
    addressLocality: shop.city,
    addressCountry: 'NO',
  },
})

/** The shop itself, and how its search is reached. */
export const organisationData = (absolute: Absolute, isVatRegistered: boolean) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'OnlineStore',
      '@id': absolute('/#butikken'),
      ...shopData(isVatRegistered),
      url: absolute(paths.home()),
      logo: absolute('/bilder/apple-touch-icon.png'),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'NO',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
      },
    },
    {
      '@type': 'WebSite',
      name: shop.name,
      url: absolute(paths.home()),
      inLanguage: 'nb',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(paths.products())}?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})

/** The patches of a list from index `from`, each with its offer. Their ratings are invented, so none is included. */
export const productListData = (
  name: string,
  products: readonly Product[],
  absolute: Absolute,
  from: number,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: products.length,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: from + index + 1,
    item: productData(product, absolute),
  })),
})

/** A patch on its own page, and the way to it: the catalogue and its category. */
export const productPageData = (product: Product, absolute: Absolute) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { ...productData(product, absolute), '@id': `${absolute(paths.patch(product))}#patch` },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: pageHeads.catalogue.name, path: paths.products() },
        {
          name: capital(product.category),
          path: paths.products({ category: product.category }),
        },
        { name: product.name, path: paths.patch(product) },
      ].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(path),
      })),
    },
  ],
})

const productData = (product: Product, absolute: Absolute) => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  category: product.category,
  sku: String(product.id),
  image: absolute(product.image),
  brand: { '@type': 'Brand', name: shop.name },
  offers: {
    '@type': 'Offer',
    url: absolute(paths.patch(product)),
    price: product.price.toFixed(2),
    priceCurrency: 'NOK',
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  },
})
