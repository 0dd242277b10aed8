import { completePagination } from './completePagination'

it('keeps what the server says', () => {
  const pagination = { currentPage: 2, totalPages: 5, totalData: 41, limit: 10 }
  expect(completePagination(pagination, 2, 3)).toEqual(pagination)
})

it('stands on the page that was asked for, whatever the server says', () => {
  const stuck = { currentPage: 1, totalPages: 5, totalData: 41, limit: 10 }
  expect(completePagination(stuck, 2, 10)).toEqual({ ...stuck, currentPage: 2 })
})

it('fills the page that was asked for where the server leaves it out', () => {
  expect(completePagination({ totalPages: 3, totalData: 24 }, 2, 10)).toEqual({
    currentPage: 2,
    totalPages: 3,
    totalData: 24,
    limit: 10,
  })
})

it.each([undefined, null, {}])('takes the page as the last one for %j', (pagination) => {
  expect(completePagination(pagination, 1, 7)).toEqual({
    currentPage: 1,
    totalPages: 1,
    totalData: 7,
    limit: 7,
  })
})
