/** The value of a property of structured data: a kind of text or number, or the types of its objects. */
export type Range = 'text' | 'url' | 'number' | 'integer' | 'boolean' | 'date' | 'currency' | readonly string[]

/** Properties that an object must have, which may depend on its other ones. */
type Required = readonly string[] | ((node: Readonly<Record<string, unknown>>) => readonly string[])

/**
 * The types of schema.org that the shop uses, with the properties it uses of each; those in
 * `required` must be there (Google's guides).
 */
export const VOCABULARY: Readonly<Record<string, { required: Required; properties: Readonly<Record<string, Range>> }>> = {
  Organization: {
    required: ['name', 'url', 'logo'],
    properties: {
      name: 'text',
      url: 'url',
      logo: 'url',
      contactPoint: ['ContactPoint'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
    },
  },
  ContactPoint: { required: ['telephone'], properties: { contactType: 'text', telephone: 'text' } },
  WebSite: {
    required: ['name', 'url', 'potentialAction'],
    properties: {
      name: 'text',
      url: 'url',
      inLanguage: 'text',
      publisher: ['Organization'],
      potentialAction: ['SearchAction'],
    },
  },
  SearchAction: { required: ['target', 'query-input'], properties: { target: ['EntryPoint'], 'query-input': 'text' } },
  EntryPoint: { required: ['urlTemplate'], properties: { urlTemplate: 'url' } },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ItemList: { required: ['itemListElement'], properties: { numberOfItems: 'integer', itemListElement: ['ListItem'] } },
  ListItem: { required: ['position'], properties: { position: 'integer', name: 'text', item: 'url', url: 'url' } },
  Product: {
    required: ['name'],
    properties: {
      name: 'text',
      url: 'url',
      sku: 'text',
      mpn: 'text',
      gtin: 'text',
      color: 'text',
      size: 'text',
      material: 'text',
      pattern: 'text',
      description: 'text',
      category: 'text',
      image: 'url',
      brand: ['Brand'],
      aggregateRating: ['AggregateRating'],
      offers: ['Offer'],
      isVariantOf: ['ProductGroup'],
      inProductGroupWithID: 'text',
    },
  },
  ProductGroup: {
    required: ['name', 'productGroupID', 'hasVariant'],
    properties: { name: 'text', productGroupID: 'text', variesBy: 'text', hasVariant: ['Product'] },
  },
  Brand: { required: ['name'], properties: { name: 'text' } },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], properties: { ratingValue: 'number', reviewCount: 'integer' } },
  Offer: {
    required: ({ availability }) =>
      // Its page shows no price either.
      availability === 'https://schema.org/Discontinued' ? ['url'] : ['url', 'price', 'priceCurrency', 'availability'],
    properties: {
      url: 'url',
      price: 'number',
      priceCurrency: 'currency',
      priceValidUntil: 'date',
      priceSpecification: ['CompoundPriceSpecification', 'UnitPriceSpecification'],
      availability: ['InStock', 'LimitedAvailability', 'BackOrder', 'OutOfStock', 'Discontinued'],
      itemCondition: ['NewCondition'],
      shippingDetails: ['OfferShippingDetails'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
    },
  },
  CompoundPriceSpecification: {
    required: ['priceComponent'],
    properties: { priceComponent: ['UnitPriceSpecification'] },
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency'],
    properties: {
      priceType: ['StrikethroughPrice'],
      name: 'text',
      price: 'number',
      priceCurrency: 'currency',
      valueAddedTaxIncluded: 'boolean',
      referenceQuantity: ['QuantitativeValue'],
    },
  },
  OfferShippingDetails: {
    required: ['shippingRate', 'shippingDestination'],
    properties: {
      shippingRate: ['MonetaryAmount'],
      shippingDestination: ['DefinedRegion'],
      deliveryTime: ['ShippingDeliveryTime'],
    },
  },
  ShippingDeliveryTime: {
    required: ['handlingTime', 'transitTime'],
    properties: { handlingTime: ['QuantitativeValue'], transitTime: ['QuantitativeValue'] },
  },
  QuantitativeValue: {
    required: ({ value }) => (value === undefined ? ['unitCode', 'minValue', 'maxValue'] : ['unitCode', 'value']),
    properties: {
      value: 'number',
      minValue: 'integer',
      maxValue: 'integer',
      unitCode: 'text',
      valueReference: ['QuantitativeValue'],
    },
  },
  MonetaryAmount: { required: ['value', 'currency'], properties: { value: 'number', currency: 'currency' } },
  DefinedRegion: { required: ['addressCountry'], properties: { addressCountry: 'text' } },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    properties: {
      applicableCountry: 'text',
      merchantReturnDays: 'integer',
      merchantReturnLink: 'url',
      returnPolicyCategory: ['MerchantReturnFiniteReturnWindow'],
      returnMethod: ['ReturnByMail'],
      returnFees: ['ReturnFeesCustomerResponsibility'],
      refundType: ['FullRefund'],
    },
  },
}
