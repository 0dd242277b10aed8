import { skipToken } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { testimonialsApi } from './testimonialsApi'
import { testimonialsSlice, type TestimonialCategoryId } from './testimonialsSlice'

/** The testimonials of the chosen category; none while another category's are on their way. */
export function useTestimonials() {
  const dispatch = useDispatch()
  const chosen = useSelector(testimonialsSlice.selectors.selectTestimonialCategoryId)
  const everything = testimonialsApi.useListTestimonialsQuery(
    chosen === 'all' ? undefined : skipToken,
  )
  const category = testimonialsApi.useListTestimonialsOfCategoryQuery(
    chosen === 'all' ? skipToken : chosen,
  )
  const { currentData, error, isFetching } = chosen === 'all' ? everything : category
  return {
    chosen,
    testimonials: currentData,
    isLoading: isFetching && !currentData,
    error,
    choose: (id: TestimonialCategoryId) => {
      dispatch(testimonialsSlice.actions.categoryChosen(id))
    },
  }
}
