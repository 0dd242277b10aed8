import { skipToken } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { testimonialsApi } from './testimonialsApi'
import { testimonialsSlice, type TestimonialCategoryId } from './testimonialsSlice'

/** The testimonials of the selected category; none while another category's are on their way. */
export function useTestimonials() {
  const dispatch = useDispatch()
  const selected = useSelector(testimonialsSlice.selectors.selectTestimonialCategoryId)
  const everything = testimonialsApi.useListTestimonialsQuery(
    selected === 'all' ? undefined : skipToken,
  )
  const category = testimonialsApi.useListTestimonialsOfCategoryQuery(
    selected === 'all' ? skipToken : selected,
  )
  const { currentData, error, isFetching } = selected === 'all' ? everything : category
  return {
    selected,
    testimonials: currentData,
    isLoading: isFetching && !currentData,
    error,
    select: (id: TestimonialCategoryId) => {
      dispatch(testimonialsSlice.actions.categoryChosen(id))
    },
  }
}
