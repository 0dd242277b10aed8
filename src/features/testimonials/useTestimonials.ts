import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import {
  filterQuery,
  readFilter,
  useFilterFromUrl,
  useWriteQuery,
} from '../../lib/urls/filterInUrl'
import { testimonialsApi } from './testimonialsApi'
import { testimonialsSlice, toCategoryId, type TestimonialCategoryId } from './testimonialsSlice'

/** The testimonials of the selected category; undefined until they are loaded. */
export function useTestimonials() {
  const dispatch = useDispatch()
  const selected = useSelector(testimonialsSlice.selectors.selectTestimonialCategoryId)
  const select = (id: TestimonialCategoryId) => {
    if (id !== selected) dispatch(testimonialsSlice.actions.categorySelected(id))
  }
  useFilterFromUrl((search) => select(toCategoryId(readFilter(search, 'category'))))
  const { key } = useLocation()
  const writeQuery = useWriteQuery()
  useEffect(() => {
    writeQuery(filterQuery('category', selected))
  }, [writeQuery, key, selected])

  const all = testimonialsApi.useListTestimonialsQuery(selected === 'all' ? undefined : skipToken)
  const ofCategory = testimonialsApi.useListTestimonialsOfCategoryQuery(
    selected === 'all' ? skipToken : selected,
  )
  const { currentData, error, isFetching } = selected === 'all' ? all : ofCategory
  return {
    selected,
    testimonials: currentData,
    isLoading: isFetching && !currentData,
    error: currentData || isFetching ? undefined : error,
    select,
  }
}
