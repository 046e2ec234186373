import { Badge } from '../ui/Badge.tsx'
import { Section } from './Section.tsx'

export function Table() {
  return (
    <Section title="Tabell">
      <table>
        <thead>
          <tr>
            <th>Ordre</th>
            <th>Status</th>
            <th>Sum</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>RP-A1B2C3D4</td>
            <td>
              <Badge tone="gold">Venter</Badge>
            </td>
            <td>287 kr</td>
          </tr>
          <tr>
            <td>RP-E5F6G7H8</td>
            <td>
              <Badge tone="navy">Sendt</Badge>
            </td>
            <td>1 490 kr</td>
          </tr>
        </tbody>
      </table>
    </Section>
  )
}
