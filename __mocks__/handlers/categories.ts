import type { Category } from '../../src/contract/categories'
import { paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/categories'

/** Mocks the active categories. */
export function serveCategories(categories: readonly Category[]) {
  return mockResponse(path, (request) => {
    const { rows, pagination } = paginate(categories, request)
    return success({ categories: rows, pagination })
  })
}

export const failCategories = () => mockErrorResponse(path)
