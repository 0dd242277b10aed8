/** Tells the tests of this project to use PostgreSQL; see `createTestApp`. */
process.env.TEST_DATABASE = 'postgres'
