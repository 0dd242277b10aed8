/**
 * Loaded into a process by `--import`: pictures on other hosts come from `PICTURE_SERVER`, so that
 * an import needs no network.
 */
import http from 'node:http'
import https from 'node:https'

const { get } = http
const { PICTURE_SERVER: server = '' } = process.env

/**
 * @param {unknown} _url
 * @param {http.RequestOptions} options
 * @param {(response: http.IncomingMessage) => void} onResponse
 */
const getLocally = (_url, { headers, signal }, onResponse) =>
  get(server, { agent: false, headers, signal }, onResponse)

Object.assign(http, { get: getLocally })
Object.assign(https, { get: getLocally })
