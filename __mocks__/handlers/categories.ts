import type { Category } from '../../src/contract/categories'
import { pageOf, success } from './envelope'
import { answerCall, failCall } from './scenario'

const path = '/categories'

/** Lets there be these active categories. */
export function serveCategories(categories: readonly Category[]) {
  return answerCall(path, (request) => {
    const { rows, pagination } = pageOf(categories, request)
    return success({ categories: rows, pagination })
  })
}

export const failCategories = () => failCall(path)
