import { skipToken } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { testimonialsApi } from './testimonialsApi'
import { testimonialsSlice, type TestimonialCategoryId } from './testimonialsSlice'

/** The testimonials of the selected category; undefined until they are loaded. */
export function useTestimonials() {
  const dispatch = useDispatch()
  const selected = useSelector(testimonialsSlice.selectors.selectTestimonialCategoryId)
  const all = testimonialsApi.useListTestimonialsQuery(selected === 'all' ? undefined : skipToken)
  const ofCategory = testimonialsApi.useListTestimonialsOfCategoryQuery(
    selected === 'all' ? skipToken : selected,
  )
  const { currentData, error, isFetching } = selected === 'all' ? all : ofCategory
  return {
    selected,
    testimonials: currentData,
    isLoading: isFetching && !currentData,
    error,
    select: (id: TestimonialCategoryId) => {
      dispatch(testimonialsSlice.actions.categorySelected(id))
    },
  }
}
