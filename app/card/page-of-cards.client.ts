import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { clientLoader as pageData } from '../navigation/page-data.client'
import { loadCardGrid } from './late-card-grid'

/**
 * The data of a page with a grid of cards. Their code is loaded meanwhile, so that the page is shown with its cards. A failure is
 * left to the grid, which loads it again.
 */
export async function clientLoader(asked: ClientLoaderFunctionArgs): Promise<unknown> {
  const [data] = await Promise.all([pageData(asked), loadCardGrid().catch(() => {})])
  return data
}
