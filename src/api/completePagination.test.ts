import { completePagination } from './parseResponse'

it('keeps the pagination of the server', () => {
  const pagination = { currentPage: 2, totalPages: 5, totalData: 41, limit: 10 }
  expect(completePagination(pagination, 2, 3)).toEqual(pagination)
})

it('has the requested page as its current page, even if the server reports another one', () => {
  const firstPage = { currentPage: 1, totalPages: 5, totalData: 41, limit: 10 }
  expect(completePagination(firstPage, 2, 10)).toEqual({ ...firstPage, currentPage: 2 })
})

it('fills in the requested page and the number of rows', () => {
  expect(completePagination({ totalPages: 3, totalData: 24 }, 2, 10)).toEqual({
    currentPage: 2,
    totalPages: 3,
    totalData: 24,
    limit: 10,
  })
})

it.each([undefined, null, {}])('treats the page as the last one for %j', (pagination) => {
  expect(completePagination(pagination, 1, 7)).toEqual({
    currentPage: 1,
    totalPages: 1,
    totalData: 7,
    limit: 7,
  })
})
