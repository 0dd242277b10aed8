import { Type, type Static } from 'typebox'
import { Maybe } from '../../../../src/contract/values'
import { compileSchema } from '../../validate'

/** `GET /users/NAME`: the fields that are read. */
const User = Type.Object({
  login: Type.String(),
  html_url: Type.String(),
  name: Maybe(Type.String()),
  bio: Maybe(Type.String()),
  company: Maybe(Type.String()),
  location: Maybe(Type.String()),
  blog: Maybe(Type.String()),
  email: Maybe(Type.String()),
  avatar_url: Maybe(Type.String()),
  twitter_username: Maybe(Type.String()),
})
export type User = Static<typeof User>

/** An entry of `GET /users/NAME/repos`, or the answer to `GET /repos/OWNER/NAME`. */
const Repository = Type.Object({
  name: Type.String(),
  full_name: Type.String(),
  html_url: Type.String(),
  private: Type.Boolean(),
  fork: Type.Boolean(),
  archived: Maybe(Type.Boolean()),
  description: Maybe(Type.String()),
  homepage: Maybe(Type.String()),
  topics: Maybe(Type.Array(Type.String())),
  stargazers_count: Type.Integer(),
  language: Maybe(Type.String()),
  /** ISO 8601. */
  created_at: Maybe(Type.String()),
  pushed_at: Maybe(Type.String()),
})
export type Repository = Static<typeof Repository>

/** What only GraphQL has of a repository. */
const Preview = Type.Object({
  nameWithOwner: Type.String(),
  /** Whether the owner has uploaded the picture; otherwise GitHub generates one. */
  usesCustomOpenGraphImage: Type.Boolean(),
  openGraphImageUrl: Type.String(),
})
const Previews = Type.Object({ nodes: Maybe(Type.Array(Type.Union([Preview, Type.Null()]))) })
export type Previews = Static<typeof Previews>

/** The answer to `pinnedQuery`; `data` lacks what the token may not read. */
const Pinned = Type.Object({
  data: Maybe(
    Type.Object({
      repositoryOwner: Maybe(
        Type.Object({ pinnedItems: Maybe(Previews), repositories: Maybe(Previews) }),
      ),
    }),
  ),
})

export const pinnedQuery = `query ($login: String!) {
  repositoryOwner(login: $login) {
    ... on ProfileOwner {
      pinnedItems(first: 6, types: [REPOSITORY]) { nodes { ...preview } }
    }
    repositories(first: 100, privacy: PUBLIC, ownerAffiliations: [OWNER]) { nodes { ...preview } }
  }
}
fragment preview on Repository { nameWithOwner usesCustomOpenGraphImage openGraphImageUrl }`

/** Checks of the answers. */
export const answers = {
  user: compileSchema(User),
  repository: compileSchema(Repository),
  repositories: compileSchema(Type.Array(Repository)),
  /** Bytes of code by language. */
  languages: compileSchema(Type.Record(Type.String(), Type.Integer())),
  pinned: compileSchema(Pinned),
}
