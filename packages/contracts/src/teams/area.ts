import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { teamUserStatuses, teamUserTypes } from './teams.ts'

export const teamsArea = defineArea({
  name: 'teams',
  endpoints: Object.values(endpoints),
  purges: ['runOutTeamUsers', 'usersOfClosedTeams', 'teamInvitations'],
  membersRows: { 'teams.admin_id': 'erased', 'team_users.user_id': 'erased' },
  choices: { 'team_users.user_type': teamUserTypes, 'team_users.status': teamUserStatuses },
})
