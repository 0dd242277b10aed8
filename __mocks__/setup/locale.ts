/** Messages of commands are in English, whatever the locale of the machine is. */
for (const name of ['LC_ALL', 'LC_MESSAGES', 'LANG']) delete process.env[name]
