import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { isCalendarDate } from '../../../../domain/calendar.ts';
import { calibrationDates } from '../../../../domain/leitura/calibration.ts';
import { MEDIDOR as FIELD } from '../../../../resources/cliente/medidor.ts';
import type { Value } from '../../../../resources/kinds.ts';
import { GRID } from '../../../kit/forms/grid.ts';
import { ChoiceInput } from '../../../kit/forms/inputs/ChoiceInput.tsx';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { LookupInput } from '../../../kit/forms/inputs/LookupInput.tsx';
import { useCalculosHorimetro, useTecnicos, useTiposMedidor } from '../useLookups.ts';

/** A window that leaves a date, its label and its button room in two of twelve columns. */
const WIDE = '@media (min-width:1300px)';

/** One that leaves it that in three. */
const HALFWAY = '@media (min-width:1000px)';

/** So many columns; a quarter of them, or half, where dates need a quarter, and a third or two where they need that. */
const place = (columns: number) => ({
  gridColumn: { md: `span ${columns > 4 ? 8 : 4}` },
  [HALFWAY]: { gridColumn: `span ${columns > 4 ? 6 : 3}` },
  [WIDE]: { gridColumn: `span ${columns}` },
});

/** Every field of a flow meter. A calibration date sets the next check and the validity (spec 2 §5). */
export function MedidorInputs() {
  const { setValue } = useFormContext();
  const tecnicos = useTecnicos();
  const tipos = useTiposMedidor();
  const calculos = useCalculosHorimetro();

  function follow(calibragem: Value) {
    if (!isCalendarDate(calibragem)) return;
    for (const [name, due] of Object.entries(calibrationDates(calibragem))) {
      setValue(name, due, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <Box sx={GRID}>
      <Box sx={place(3)}>
        <KindInput field={FIELD.registro} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.data} />
      </Box>
      <Box sx={place(4)}>
        <LookupInput field={FIELD.idUsuarioTecnico} lookup={tecnicos} />
      </Box>
      <Box sx={place(3)}>
        <LookupInput field={FIELD.idTipo} lookup={tipos} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.dtAtualCalibragem} onTyped={follow} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.dtProximaCalibragem} />
      </Box>
      <Box sx={place(6)}>
        <KindInput field={FIELD.obsAtualCalibragem} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.dtValidadeCalibragem} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.lacre} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.nroSerie} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.codigoEquipamento} />
      </Box>
      <Box sx={place(3)}>
        <KindInput field={FIELD.modelo} />
      </Box>
      <Box sx={place(3)}>
        <LookupInput field={FIELD.idCalculoHorimetro} lookup={calculos} />
      </Box>
      <Box sx={place(2)}>
        <ChoiceInput field={FIELD.flagCertificado} choices={FIELD.flagCertificado.choices} />
      </Box>
      <Box sx={place(4)}>
        <KindInput field={FIELD.fonte} />
      </Box>
      <Box sx={place(2)}>
        <KindInput field={FIELD.flagAtivo} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <KindInput field={FIELD.obsCobranca} />
      </Box>
    </Box>
  );
}
