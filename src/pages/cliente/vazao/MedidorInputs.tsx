import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { isCalendarDate } from '../../../../domain/calendar.ts';
import { calibrationDates } from '../../../../domain/leitura/calibration.ts';
import { MEDIDOR as FIELD } from '../../../../resources/cliente/medidor.ts';
import type { Value } from '../../../../resources/kinds.ts';
import { ChoiceInput } from '../../../kit/forms/inputs/ChoiceInput.tsx';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { LookupInput } from '../../../kit/forms/inputs/LookupInput.tsx';
import { GRID, span } from '../grid.ts';
import { useCalculosHorimetro, useTecnicos, useTiposMedidor } from '../useLookups.ts';

/** Every field of a flow meter. A calibration date sets the next check and the validity (spec 2 §5). */
export function MedidorInputs({ readOnly }: { readOnly: boolean }) {
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
      <Box sx={span(3)}>
        <KindInput field={FIELD.registro} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.data} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <LookupInput field={FIELD.idUsuarioTecnico} readOnly={readOnly} lookup={tecnicos} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idTipo} readOnly={readOnly} lookup={tipos} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.dtAtualCalibragem} readOnly={readOnly} onTyped={follow} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.dtProximaCalibragem} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.obsAtualCalibragem} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.dtValidadeCalibragem} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.lacre} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.nroSerie} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.codigoEquipamento} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.modelo} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idCalculoHorimetro} readOnly={readOnly} lookup={calculos} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.flagCertificado} readOnly={readOnly} choices={FIELD.flagCertificado.choices} />
      </Box>
      <Box sx={span(4)}>
        <KindInput field={FIELD.fonte} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.flagAtivo} readOnly={readOnly} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <KindInput field={FIELD.obsCobranca} readOnly={readOnly} />
      </Box>
    </Box>
  );
}
