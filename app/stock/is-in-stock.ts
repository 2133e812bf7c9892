import type { SearchProduct } from '../commerce/contract/product'

/**
 * Whether an orderable product can be sent at once. One that is discontinued and can still be ordered, as some backends answer,
 * has its last pieces in stock. The presale date is a matter of its own (`estimated_at`).
 */
export const isInStock = (status: SearchProduct['stock_status']): boolean => status !== 'back-order' && status !== 'out-of-stock'
