import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const teamsConstraints: ConstraintRefusals = {
  // The row of the admin, or of whoever joins, is locked meanwhile: nobody comes in between.
  teams_admin_id_key: null,
  team_users_once: null,
  team_users_by_user: null,
  team_invitations_token_hash_key: null,
  users_invited_as_key: null,
}
