import { completePagination } from './mergedPages'

const complete = { currentPage: 2, totalPages: 5, totalData: 41, limit: 10 }
const lastPage = { currentPage: 2, totalPages: 2, totalData: 7, limit: 7 }

it.each([
  ['is kept', complete, complete],
  [
    'has the requested page, even if the server reports another',
    { ...complete, currentPage: 1 },
    complete,
  ],
  ['is filled in', { totalPages: 3, totalData: 24 }, { ...lastPage, totalPages: 3, totalData: 24 }],
  ['ends with the page if it is undefined', undefined, lastPage],
  ['ends with the page if it is null', null, lastPage],
  ['ends with the page if it is empty', {}, lastPage],
])('the pagination of a response %s', (_what, pagination, expected) => {
  expect(completePagination(pagination, 2, 7)).toEqual(expected)
})
