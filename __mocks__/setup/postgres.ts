/** Makes `createTestApp` use PostgreSQL. */
process.env.TEST_DATABASE = 'postgres'
