import { Type, type Static } from 'typebox'
import { Maybe } from '../../../../src/contract/values'
import { compileSchema } from '../../validate'

const Text = Type.String()

/** `GET /users/NAME`: the fields that are read. */
const User = Type.Object({
  ...{ login: Text, html_url: Text, name: Maybe(Text), bio: Maybe(Text), company: Maybe(Text) },
  ...{ location: Maybe(Text), blog: Maybe(Text), email: Maybe(Text), avatar_url: Maybe(Text) },
  twitter_username: Maybe(Text),
})
export type User = Static<typeof User>

/** An entry of `GET /users/NAME/repos`, or the answer to `GET /repos/OWNER/NAME`. */
const Repository = Type.Object({
  ...{ name: Text, full_name: Text, html_url: Text, description: Maybe(Text) },
  ...{ private: Type.Boolean(), fork: Type.Boolean(), archived: Maybe(Type.Boolean()) },
  ...{ homepage: Maybe(Text), language: Maybe(Text), topics: Maybe(Type.Array(Text)) },
  stargazers_count: Type.Integer(),
  /** ISO 8601. */
  ...{ created_at: Maybe(Text), pushed_at: Maybe(Text) },
})
export type Repository = Static<typeof Repository>

/** What only GraphQL has of a repository. */
const Preview = Type.Object({
  nameWithOwner: Text,
  /** Whether the owner has uploaded the picture; otherwise GitHub generates one. */
  usesCustomOpenGraphImage: Type.Boolean(),
  openGraphImageUrl: Text,
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
  languages: compileSchema(Type.Record(Text, Type.Integer())),
  pinned: compileSchema(Pinned),
}
