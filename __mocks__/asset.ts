/** Stands in for any imported file: its address. */
const address = '/asset'
export default address
